/** Table codes as people type them: in lower case, with spaces, or as a whole link. */
export function codeIn(typed: string): string | null {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, "")
      .split("/")
      .pop() ?? "";
  const code = last.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z2-9]{6}([A-Z2-9]{4})?$/.test(code) ? code : null;
}
