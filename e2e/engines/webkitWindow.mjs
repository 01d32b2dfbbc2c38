// Runs in gjs: a window with nothing but a page of WebKitGTK, for WebKitWebDriver. The package's own MiniBrowser is private when
// driven, which silences the console, and its bar is wider than a phone.
// Arguments: width, height, a folder for what the page stores.
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import { programArgs } from "system";

const [width, height, folder] = programArgs;
Gtk.init(null);

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_preferred_languages(["fr-FR"]);
context.set_automation_allowed(true);
const view = new WebKit.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
});
// Failed requests, which the console's printed lines leave out.
view.connect("resource-load-started", (_, resource) => {
  resource.connect("failed", (_resource, { message }) => print(`REQUEST ERROR ${message}: ${resource.uri}`));
  resource.connect("finished", () => {
    const status = resource.response?.status_code ?? 0;
    if (status >= 400) print(`REQUEST ERROR ${status}: ${resource.uri}`);
  });
});
context.connect("automation-started", (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name("Dossard");
  session.set_application_info(info);
  session.connect("create-web-view", () => view);
});

const window = new Gtk.Window({ decorated: false });
window.set_default_size(Number(width), Number(height));
window.add(view);
window.connect("destroy", () => Gtk.main_quit());
view.connect("close", () => window.destroy());
window.show_all();
// Nobody else manages windows here.
window.get_window().focus(0);
view.grab_focus();
Gtk.main();
