import IframeCheckPage from "#features/iframe-check/iframe-check-page.tsx";
import PrivacyPage from "#features/legal/privacy-page.tsx";
import TermsPage from "#features/legal/terms-page.tsx";
import MirrorsPage from "#features/mirrors/mirrors-page.tsx";
import TakedownPage from "#features/takedown/takedown-page.tsx";
import { pageGroup } from "./page-group.tsx";

export default pageGroup({
  "/iframeCheck": IframeCheckPage,
  "/mirrors": MirrorsPage,
  "/privacy": PrivacyPage,
  "/takedown": TakedownPage,
  "/terms": TermsPage,
});
