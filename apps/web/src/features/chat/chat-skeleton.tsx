const LINES = [1, 2, 3];

/** The placeholder until the server has said who may read. */
export function ChatSkeleton() {
  return (
    <div className="wrap">
      <div className="chat chat--waiting">
        <div className="chat-talk" role="status">
          <div className="chat-head">
            <h1 tabIndex={-1}>Chat</h1>
            <span className="unseen">Loading the chat</span>
          </div>
          <LineSkeletons />
        </div>
      </div>
    </div>
  );
}

export function LineSkeletons() {
  return (
    <div className="chat-log" aria-hidden="true">
      {LINES.map((line) => (
        <div key={line} className="chat-line">
          <span className="skeleton chat-line__face" />
          <span className="skeleton skeleton--line skeleton--half" />
          <span className="skeleton skeleton--line" />
        </div>
      ))}
    </div>
  );
}
