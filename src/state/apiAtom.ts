import { atom } from "jotai";
import { type Client, createClient } from "../api/client.ts";
import { readCustomerToken } from "./customerToken.ts";

const none = () => undefined;

/**
 * The client that every query and action uses. The application sets one that knows its router; the default one
 * (stories, tests) calls the page's own server and ignores a 401.
 */
export const apiAtom = atom<Client>(
  createClient({ prefix: "", token: readCustomerToken, onUnauthenticated: none, onOldVersion: none }),
);
