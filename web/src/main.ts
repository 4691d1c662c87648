import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/base.css";
import { speech } from "./language/current.svelte";
import { reloadOnce } from "./app/reload";
import { settings } from "./app/settings.svelte";

addEventListener("vite:preloadError", () => void reloadOnce());
settings.apply();
await speech.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
