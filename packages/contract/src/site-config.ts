/** The operator's public settings, served at /config.json and inside every page. */
export type SiteConfig = {
  siteName: string;
  supabaseUrl: string;
  anonKey: string;
  /** Names the build that the server has. An open page compares it with its own. */
  build?: string;
  /** Places outside the site, by name. Left out where the operator has named none. */
  links?: Record<string, string>;
  /** Other addresses of the site. Left out where there are none. */
  mirrors?: string[];
  /** The class whose page is this host's front page. Left out where that is the class list. */
  homeClass?: string;
  /** Feature flags of this visitor, decided by the server before the first paint. */
  flags?: Record<string, string>;
  /** Address of another time service. Without it pages call the function server-time. */
  timeServiceUrl?: string;
  /** Analytics. Left out where the operator has set up none. */
  posthog?: { key: string; host: string };
  /** Error reports, likewise. */
  sentryDsn?: string;
};
