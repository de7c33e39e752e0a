/** A player with an account on a running site, who calls its API over HTTP. */
export type SiteVisitor = {
  userId: string;
  accessToken: string;
  refreshToken: string;
  credentials: { email: string; password: string };
};

type Session = { access_token: string; refresh_token: string; user: { id: string } };

export async function callSite<T>(
  url: string,
  path: string,
  { key, token, body, method }: { key: string; token?: string; body?: unknown; method?: string },
): Promise<{ status: number; data: T }> {
  const isText = typeof body === "string";
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      apikey: key,
      authorization: `Bearer ${token ?? key}`,
      ...(body !== undefined && { "content-type": isText ? "text/plain" : "application/json" }),
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, data: (isJson ? JSON.parse(text) : text) as T };
}

export async function signUp(url: string, key: string, name: string): Promise<SiteVisitor> {
  const credentials = { email: `${name}@school.test`, password: `a quiet ${name} on a pond` };
  const { status, data } = await callSite<Session>(url, "/auth/v1/signup", { key, body: credentials });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(data)}`);
  return { userId: data.user.id, accessToken: data.access_token, refreshToken: data.refresh_token, credentials };
}

/** Tries the old access token, the refresh token and the password, and returns which of them work. Renews the refresh token. */
export async function tryAllSignIns(url: string, key: string, visitor: SiteVisitor) {
  const user = await callSite<{ id: string }>(url, "/auth/v1/user", { key, token: visitor.accessToken });
  const body = { refresh_token: visitor.refreshToken };
  const refreshed = await callSite<Session>(url, "/auth/v1/token?grant_type=refresh_token", { key, body });
  const signedIn = await callSite<Session>(url, "/auth/v1/token?grant_type=password", {
    key,
    body: visitor.credentials,
  });
  visitor.refreshToken = refreshed.data.refresh_token;
  visitor.accessToken = refreshed.data.access_token;
  return { access: user.status, refresh: refreshed.status, password: signedIn.status };
}
