import { type ComponentType, lazy } from "react";

export type LazyPage = ComponentType & { source: string; preload: () => Promise<void> };

type PageModule = { default: ComponentType };

/**
 * A code-split page. The server cannot suspend while it renders, so it calls `preload` first; `source` is the page's
 * name in the build manifest. The browser needs neither.
 */
export function lazyPage(source: string | false, load: () => Promise<PageModule>): LazyPage {
  const Later = lazy(load) as unknown as LazyPage;
  if (!import.meta.env.SSR) return Later;
  let Loaded: ComponentType | undefined;
  const Page = () => (Loaded ? <Loaded /> : <Later />);
  const preload = async () => {
    Loaded = (await load()).default;
  };
  return Object.assign(Page, { source: source || "", preload });
}
