import "./takedown-page.css";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "#ui/router/router.tsx";
import { useSessionParams } from "#lib/session/session-params.ts";
import { usePage } from "#lib/page/use-page.ts";
import { NoticeForm } from "./notice-form.tsx";
import { noticePath, readNoticeKey } from "./notice-link.ts";
import { NoticeStatusView } from "./notice-status.tsx";

/** The form for a takedown notice, or the status of one with its link. Open to visitors. */
export default function TakedownPage() {
  const { hash } = useLocation();
  const key = readNoticeKey(useSessionParams(), hash);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = key?.reference;
  usePage({ title: key ? "Your notice" : "Takedown" });
  // For the router it is the same page, so move the focus for screen readers.
  useEffect(() => {
    if (reference !== undefined) heading.current?.focus();
  }, [reference]);
  return (
    <div className="wrap takedown">
      <h1 ref={heading} tabIndex={-1}>
        {key ? "Your notice" : "Takedown"}
      </h1>
      {key ? (
        <section className="panel takedown__status">
          <NoticeStatusView noticeKey={key} />
        </section>
      ) : (
        <div className="takedown__write">
          <section className="panel">
            <NoticeForm
              onFiled={(filed) => {
                void navigate(noticePath(filed), { replace: true });
                scrollTo(0, 0);
              }}
            />
          </section>
          <TakedownHelp />
        </div>
      )}
    </div>
  );
}

function TakedownHelp() {
  return (
    <aside className="panel takedown__help" aria-labelledby="takedown-help">
      <h2 id="takedown-help">What happens next</h2>
      <ol>
        <li>You get a reference and a private link. Only this link shows the status of your notice.</li>
        <li>The operator of this site reads it and decides, with a reason that you can read there.</li>
        <li>If the notice is accepted, the class is taken off the list at once.</li>
      </ol>
      <p className="muted">
        This form is for people whose work is used here without permission. For a bug or a rude name, write to the
        operator of this site.
      </p>
    </aside>
  );
}
