import { escapeHtml } from "./escape-html.ts";

// The site's colours, repeated here because mail programs support neither style sheets nor variables.
const PAPER = "#FFF3D1";
const PAPER_EDGE = "#D9C48A";
const BACKGROUND = "#FBF7EA";
const INK = "#1A2350";
const INK_SOFT = "#45507F";
const MARGIN_LINE = "#B3261E";
const FONT = "Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The texts of a mail, from top to bottom. `button` is null where only the code is useful. */
export type MailWords = {
  opening: string;
  button: string | null;
  /** Null in a mail without a code. */
  beforeCode: string | null;
  validity: string | null;
  stranger: string;
};

/** A mail as HTML: one column, tables for old mail programs, and no external resources. */
export function mailPage(
  words: MailWords,
  { siteName, subject, code, link }: { siteName: string; subject: string; code: string; link: string },
): string {
  return `<!doctype html>
<html lang="en" style="color-scheme:light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${BACKGROUND};color:${INK};-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${BACKGROUND}" style="background:${BACKGROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="max-width:520px;background:${PAPER};border:1px solid ${PAPER_EDGE};border-radius:5px 14px 14px 5px;border-collapse:separate">
<tr>
<td width="20" style="width:20px;border-right:2px solid ${MARGIN_LINE};font-size:0;line-height:0">&nbsp;</td>
<td align="left" style="padding:28px 24px 8px;font-family:${FONT};font-size:16px;line-height:1.5;color:${INK}">
${say(siteName, `font-size:14px;font-weight:800;color:${MARGIN_LINE}`)}
${say(words.opening, "font-size:18px")}
${words.button === null ? "" : linkAsButton(words.button, link)}
${words.beforeCode === null ? "" : codeLines(words.beforeCode, code, words.validity ?? "")}
${say(words.stranger, `font-size:14px;color:${INK}`)}
${words.button === null ? "" : linkAsText(link)}
</td>
</tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const say = (text: string, style: string): string => `<p style="margin:0 0 20px;${style}">${escapeHtml(text)}</p>`;

function codeLines(before: string, code: string, validity: string): string {
  return `${say(before, "margin-bottom:4px")}
${say(code, "margin-bottom:4px;font-size:36px;line-height:1.3;font-weight:800;letter-spacing:.16em;font-variant-numeric:tabular-nums")}
${say(validity, `font-size:14px;color:${INK_SOFT}`)}`;
}

// The cell has the colour too, for programs that give links no padding.
function linkAsButton(label: string, link: string): string {
  const shape = "border-radius:8px 24px 24px 8px";
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
<tr><td bgcolor="${INK}" style="background:${INK};${shape}">
<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px 14px 20px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:800;color:${PAPER};text-decoration:none;${shape}">${escapeHtml(label)}</a>
</td></tr>
</table>`;
}

function linkAsText(link: string): string {
  const address = escapeHtml(link);
  return `<p style="margin:0 0 20px;font-size:14px;color:${INK_SOFT}">If the button does not work, open this address:<br><a href="${address}" style="color:${INK};word-break:break-all">${address}</a></p>`;
}
