import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { myHomeroomsQuery } from "./homeroom-api.ts";
import { LeaveHomeroom, TeacherSees } from "./member/teacher-sees.tsx";

/** The setting that lists what each teacher sees, with the button to leave. */
function HomeroomSetting() {
  const { user } = useSession();
  const { data } = useQuery({ ...myHomeroomsQuery(user?.id ?? ""), enabled: user !== null });
  return (
    <section className="setting" aria-labelledby="setting-homeroom">
      <header className="setting__head">
        <h2 id="setting-homeroom">Homeroom</h2>
        <p className="muted">
          {data?.member_of.length
            ? "What a teacher sees of you, and nothing else."
            : "You are in no homeroom as a member."}
        </p>
      </header>
      <div className="setting__body">
        {data?.member_of.map((room) => (
          <div key={room.id}>
            <h3>{room.name}</h3>
            <TeacherSees room={room} />
            <LeaveHomeroom room={room} />
          </div>
        ))}
        {data && (
          <ButtonLink look="outline" to={data.member_of.length > 0 || data.is_teacher ? "/homeroom" : "/join"}>
            {data.member_of.length > 0 || data.is_teacher ? "Open the homeroom" : "Join a homeroom"}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** A homeroom account has no address and no password of its own. */
function HomeroomAccountSetting() {
  return (
    <section className="setting" aria-labelledby="setting-homeroom-account">
      <header className="setting__head">
        <h2 id="setting-homeroom-account">Homeroom account</h2>
        <p className="muted">
          You sign in with the three words on your card. If you lose them, your teacher makes new ones.
        </p>
      </header>
      <div className="setting__body">
        <ButtonLink look="outline" to="/homeroom">
          Open the homeroom
        </ButtonLink>
      </div>
    </section>
  );
}

export const HOMEROOM_SETTINGS = { HomeroomSetting, HomeroomAccountSetting };
