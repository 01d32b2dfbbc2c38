import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { OperatorRole, OperatorScope, WebhookEvent } from "../../src/domain/operators/operatorAccess.ts";

/** What a batch of prints held of an order. */
export interface PrintedOrder {
  orderUuid: string;
  prints: { orderItemPictureUuid: string; file: string; quantity: number }[];
}

/** Tables that shoppers' calls do not read: imports, production, and who acts for the shop. */
export interface OperatorTables {
  /** A camera at one event. */
  camera: {
    uuid: string;
    eventUuid: string;
    make: string;
    model: string;
    serial: string;
    /** Seconds to add to what its clock says; null: nobody has said. */
    clockOffset: number | null;
  };
  /** Files that an import takes for a picture which was moved or replaced since. */
  knownFile: { contestUuid: string; contentHash: string; pictureUuid: string };
  /** A start list that was applied to an event. */
  startList: {
    uuid: string;
    eventUuid: string;
    fileName: string;
    /** Slugs of the contests to which it applies; null: all of the event. */
    contestSlugs: string[] | null;
    /** How long a passing time lasts, unless somebody else passes. */
    windowSeconds: number;
    /** Where names of files or folders have a bare bib. */
    bibPlace: "folder" | "start" | "end" | null;
    by: Generated<string>;
    appliedAt: Generated<string>;
    /** Its names are being removed. */
    isUndone: Generated<boolean>;
  };
  /** Rows of a list, for pictures still to come. */
  startListRow: { startListUuid: string; line: number; row: JSONColumnType<object> };
  /** The names that a list has given to pictures. */
  startListName: { startListUuid: string; pictureUuid: string; filterValueUuid: string };
  /** A name that others than a start list propose for a picture. */
  proposedName: {
    uuid: Generated<string>;
    pictureUuid: string;
    filterTypeUuid: string;
    source: string;
    /** Of the picture, the type and the spelling: known when the name itself is forgotten. */
    nameHash: string;
    /** Null once forgotten. */
    value: string | null;
    certainty: number;
    state: "waiting" | "accepted" | "refused";
    proposedAt: string;
  };
  /** A visitor's own proposal for a picture, until it is decided. */
  nameClaim: { sessionUuid: string; pictureUuid: string; proposedNameUuid: string };
  /** Browsers opened to an operator, by the stand's code or by a password: one of `codeHash` and `operatorUuid` is null. */
  operatorSession: {
    sessionUuid: string;
    codeHash: string | null;
    operatorUuid: string | null;
    openedAt: Generated<string>;
    closesAt: string;
  };
  operator: {
    uuid: Generated<string>;
    email: string;
    /** PHC string (argon2id). */
    passwordHash: string;
    role: OperatorRole;
    createdAt: Generated<string>;
    /** Null while the operator may sign in. */
    endedAt: string | null;
  };
  /** Keys of other programs: a lab, an accountant. */
  operatorKey: {
    uuid: Generated<string>;
    name: string;
    /** SHA-256 of the key. */
    keyHash: string;
    scopes: OperatorScope[];
    createdAt: Generated<string>;
    /** To the hour. */
    lastUsedAt: string | null;
    /** Null while the key is valid. */
    endedAt: string | null;
  };
  /** Addresses of other programs that are told of events. */
  webhook: {
    id: GeneratedAlways<number>;
    url: string;
    events: WebhookEvent[];
    /** Signs what is sent; null once it has ended. */
    secret: string | null;
    createdAt: Generated<string>;
    /** Null while it is told of events. */
    endedAt: string | null;
  };
  /** What the operator changed: the journal only grows. */
  auditEntry: {
    id: GeneratedAlways<number>;
    at: GeneratedAlways<string>;
    by: string;
    verb: string;
    subject: string;
    before: string | null;
    after: string | null;
  };
  /** A folder of prints made for a laboratory; never changed. */
  printBatch: {
    uuid: string;
    /** The folder's name. */
    target: string;
    /** Why its order was printed again; null for a first print. */
    reason: string | null;
    orders: ColumnType<PrintedOrder[], string, never>;
    at: Generated<string>;
  };
  /** A parcel sent to an order's customer. */
  shipment: {
    uuid: Generated<string>;
    orderUuid: string;
    carrier: string;
    tracking: string;
    at: Generated<string>;
  };
}
