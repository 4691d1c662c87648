import { afterEach, describe, expect, it } from "vitest";

import { router } from "./router.svelte";
import { codeIn } from "./codes";
import { matched } from "./routes";

describe("a path", () => {
  it.each([
    ["/", "home", {}],
    ["/t/ABC234", "table", { code: "ABC234" }],
    ["/t/ABC234/", "table", { code: "ABC234" }],
    ["/rules/fourth/characters", "rules", { edition: "fourth", section: "characters" }],
    ["/replays/ABC234-1", "replay", { replay: "ABC234-1" }],
    ["/players/R%C5%AF%C5%BEa", "results", { player: "Růža" }],
    ["/players/%", "results", { player: "%" }],
    ["/t", "missing", {}],
    ["/nowhere/at/all", "missing", {}],
  ])("%s leads to a page", (path, page, params) => {
    expect(matched(path)).toEqual({ page, params });
  });
});

describe("a code", () => {
  it.each([
    ["abc234", "ABC234"],
    [" abc 234 ", "ABC234"],
    ["https://example.org/t/ABC234?from=chat#x", "ABC234"],
    ["ABC-234", "ABC234"],
  ])("is understood as it is typed: %s", (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });

  it.each(["", "ABC23", "ABC2345", "ABC01O"])("is not just anything: %s", (typed) => {
    expect(codeIn(typed)).toBeNull();
  });
});

describe("the router", () => {
  afterEach(() => router.go("/"));

  /** Whether the router handled the click. The test's browser stays where it is. */
  function click(link: Partial<HTMLAnchorElement>, init: MouseEventInit = {}): boolean {
    const anchor = Object.assign(document.createElement("a"), link);
    let taken = false;
    anchor.addEventListener("click", (event) => {
      router.follow(event);
      taken = event.defaultPrevented;
      event.preventDefault();
    });
    document.body.append(anchor);
    anchor.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    anchor.remove();
    return taken;
  }

  it("follows links within the site", () => {
    expect(click({ href: "/rules/fourth?x=1" })).toBe(true);
    expect(router.place).toEqual({ page: "rules", params: { edition: "fourth" } });
    expect(router.query.get("x")).toBe("1");
  });

  it("leaves other links alone", () => {
    expect(click({ href: "https://example.org/" })).toBe(false);
    expect(click({ href: "/api/me/export" })).toBe(false);
    expect(click({ href: "/rules", target: "_blank" })).toBe(false);
    expect(click({ href: "/rules" }, { ctrlKey: true })).toBe(false);
  });

  it("changes the query without changing the page", () => {
    router.go("/replays/ABC234-1");
    const place = router.place;
    router.replace("/replays/ABC234-1?at=7");
    expect(router.query.get("at")).toBe("7");
    expect(router.place).toEqual(place);
  });
});
