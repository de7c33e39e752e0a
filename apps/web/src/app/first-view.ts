// Code and styles that all prerendered pages share are bundled with the entry; the build inlines the styles. Other
// pages load their own styles.
import "#ui/theme/tokens.css";
import "#ui/theme/fonts.css";
import "#ui/theme/base.css";
import "#features/classes/list/class-rows.tsx";
import "#features/classes/card/no-such-page.tsx";
import "#features/classes/list/class-hero.css";
import "#features/classes/list/classes-page.css";
import "#features/classes/page/class-page.css";
import "#features/classes/page/class-frame.css";
import "#features/classes/page/class-controls.css";
import "#lib/page/later.ts";
import "#ui/empty-state.tsx";
import "#ui/forms/field.tsx";
import "#ui/tabs.css";
import "#ui/avatar.css";
// The account part of the navbar loads later on every page; its few styles are not worth a request.
import "#ui/menu.css";
import "#features/settings/look.css";
import "./account/player-bar.css";
