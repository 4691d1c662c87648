import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { speech } from "../language/current.svelte";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Whatever is asked</p>" }));
let opened: ReturnType<typeof mount> | null = null;

async function open(): Promise<{ dialog: HTMLDialogElement; onclose: () => void }> {
  await speech.speak("en");
  const onclose = vi.fn();
  opened = mount(Dialog, { target: document.body, props: { title: "The question", onclose, children } });
  flushSync();
  return { dialog: document.querySelector("dialog")!, onclose };
}
async function remove(): Promise<void> {
  if (opened) await unmount(opened);
  opened = null;
}
afterEach(async () => {
  await remove();
  document.body.innerHTML = "";
});

it("is open while mounted, and is labelled by its title", async () => {
  const { dialog, onclose } = await open();
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute("aria-labelledby")!)?.textContent).toBe("The question");
  expect(dialog.textContent).toContain("Whatever is asked");
  expect(onclose).not.toHaveBeenCalled();
});

it.each([
  ["its button", (dialog: HTMLDialogElement) => dialog.querySelector("button")?.click()],
  ["a click beside it", (dialog: HTMLDialogElement) => dialog.click()],
  ["the browser, at Escape", (dialog: HTMLDialogElement) => dialog.close()],
])("is closed by %s", async (_, close) => {
  const { dialog, onclose } = await open();
  close(dialog);
  expect(onclose).toHaveBeenCalledOnce();
});

it("stays open when clicked inside", async () => {
  const { dialog, onclose } = await open();
  dialog.querySelector("p")?.click();
  expect(onclose).not.toHaveBeenCalled();
});

it("returns the focus to where it was", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { dialog } = await open();
  dialog.querySelector("button")?.focus();
  await remove();
  expect(document.activeElement).toBe(opener);
});

it("leaves the focus alone if it has moved elsewhere", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  const next = document.body.appendChild(document.createElement("input"));
  opener.focus();
  await open();
  next.focus();
  await remove();
  expect(document.activeElement).toBe(next);
});
