import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8470";

/** Strips comments and layout from the .ftl files: they are for translators, not for the page. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  load(id) {
    const file = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
    if (file === undefined) return null;
    const spoken = readFileSync(file, "utf8")
      .replace(/^#.*\n/gm, "")
      .replace(/\n{2,}/g, "\n")
      .replace(/^ +/gm, " ");
    return `export default ${JSON.stringify(spoken)};`;
  },
};

/** Beside each file its packed form, which takes too long to make for every request. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(css|html|js|json|svg|webmanifest)$/.test(entry.name)) continue;
      const file = resolve(entry.parentPath, entry.name);
      const plain = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    }
  },
};

/** The service worker is another one with each build, so that browsers drop the files of the last one. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  generateBundle(_, files) {
    const build = createHash("sha256").update(Object.keys(files).sort().join()).digest("hex").slice(0, 12);
    const source = readFileSync(resolve(import.meta.dirname, "worker.js"), "utf8").replace(
      "sixgun-BUILD",
      `sixgun-${build}`,
    );
    this.emitFile({ type: "asset", fileName: "worker.js", source });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [words, svelte(), worker, packed],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no `data:` URLs for fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 250,
    rolldownOptions: {
      output: {
        // One chunk with what every page needs; each language, sheet of drawings and page has its own.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules|src[\\/](shell|ui|lib|protocol|language|app|art)[\\/](?!\w\w\.ts|Settings|RadioCards|Switch|Disclosure|Chart|sheets[\\/](cards|characters|walkingdead))/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 20_000, // the first test of a file also waits for its modules to compile
  },
}));
