import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Why a link failed, and a link back. */
export function AuthFailure({ why, backTo }: { why: string; backTo: { to: string; label: string } }) {
  return (
    <div className="wrap">
      <section className="auth-solo">
        <img className="auth-solo__duck" src="/art/duck.svg" alt="" width={150} height={152} />
        <h1 tabIndex={-1}>That did not work</h1>
        <p role="alert">{why}</p>
        <p className="muted">A link from our e-mails works once, for a short time, in the browser that asked for it.</p>
        <p className="auth-solo__actions">
          <ButtonLink to={backTo.to} icon="person">
            {backTo.label}
          </ButtonLink>
          <ButtonLink to={listPath(useSite().config)} look="outline" icon="book">
            All classes
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
