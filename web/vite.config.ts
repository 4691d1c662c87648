import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8470";

/** The comments and the layout of the files of words are for translators, not for the page. */
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

export default defineConfig(({ mode }) => ({
  plugins: [words, svelte()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The server allows no `data:` addresses for fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 250,
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece; a language, a sheet of drawings and a page each in one of their own.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules|src[\\/](shell|ui|lib|protocol|language|app|art)[\\/](?!\w\w\.ts|sheets[\\/](cards|characters|walkingdead))/,
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
    testTimeout: 20_000, // the first test of a file also waits until its modules are compiled
  },
}));
