import { CliError } from "../core/cliError.ts";

/** @param text its uuid, or the name that an operator gave */
export const noPicture = (text: string) => new CliError(`Il n’y a pas de photo ${text}.`);

export const takenDown = (name: string) => new CliError(`La photo ${name} a été retirée de la vente.`);
