import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/base.css";
import { pages } from "./pages";
import { speech } from "./language/current.svelte";
import { keepForLater } from "./app/offline";
import { reloadAfterUpdates } from "./app/reload";
import { settings } from "./app/settings.svelte";

reloadAfterUpdates();
settings.apply();
await speech.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void keepForLater(pages.rules);
