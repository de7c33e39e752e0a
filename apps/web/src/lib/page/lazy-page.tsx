import { type ComponentType, lazy } from "react";

export type LazyPage = ComponentType & { source: string; preload: () => Promise<void> };

type PageModule = { default: ComponentType };

/**
 * A page whose code arrives when it is opened. The server cannot wait while it renders, so it calls `preload` first;
 * `source` is how the build's manifest names the page. A browser needs neither.
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
