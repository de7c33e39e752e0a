/** What one request may cost. Each is a setting of the operator; the defaults are safe on a public address. */
export type RestLimits = {
  /** Rows of an answer, and of each embedded list in it. */
  maxRows: number;
  maxBodyBytes: number;
  maxUrlBytes: number;
  /** Embeds inside embeds, and `and`/`or` inside each other. */
  maxDepth: number;
  maxEmbeds: number;
  /** Whether many rows of a table may be embedded inside rows of the same table, which multiplies them. */
  repeatedEmbeds: boolean;
  /** Bytes of one answer to anybody but the service role. */
  maxAnswerBytes: number;
  /** Everything `select` names, embeds and what is in them included. */
  maxFields: number;
  /** Filters of one request, counted through all its `and` and `or`. */
  maxConditions: number;
  maxPatternLength: number;
  maxInsertRows: number;
  /** sum, avg, min, max and count in `select`. */
  aggregates: boolean;
  /** The filters match and imatch. A short pattern can keep the database busy until it is stopped. */
  regex: boolean;
  /** Shows execution plans to whoever asks for them: for development only. */
  plan: boolean;
  /** Lets a client ask for its changes to be undone (Prefer: tx=rollback), having seen what came of them. */
  txRollback: boolean;
  /** Refuses an update or delete that has no filter, as hosted Supabase does. */
  requireFilter: boolean;
};

export const DEFAULT_REST_LIMITS: RestLimits = {
  maxRows: 1000,
  maxBodyBytes: 256 * 1024,
  maxUrlBytes: 8 * 1024,
  maxDepth: 5,
  maxEmbeds: 20,
  repeatedEmbeds: false,
  maxAnswerBytes: 1024 * 1024,
  maxFields: 100,
  maxConditions: 50,
  maxPatternLength: 256,
  maxInsertRows: 100,
  aggregates: true,
  regex: false,
  plan: false,
  txRollback: false,
  requireFilter: true,
};
