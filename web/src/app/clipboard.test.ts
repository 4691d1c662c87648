import { afterEach, describe, expect, it, vi } from "vitest";

import { copyText } from "./clipboard";

afterEach(() => vi.unstubAllGlobals());

describe("copying a link", () => {
  it("uses the clipboard if there is one", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyText("/t/ABCDEF");
    expect(writeText).toHaveBeenCalledWith("/t/ABCDEF");
  });

  it("falls back to selecting and copying the text, and cleans up", async () => {
    vi.stubGlobal("navigator", {});
    let selected: string | undefined;
    document.execCommand = vi.fn(() => {
      selected = document.querySelector("textarea")?.value;
      return true;
    });
    await copyText("/t/ABCDEF");
    expect(selected).toBe("/t/ABCDEF");
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("reports failure", async () => {
    vi.stubGlobal("navigator", {});
    document.execCommand = vi.fn(() => false);
    await expect(copyText("/t/ABCDEF")).rejects.toThrow();
  });
});
