/** Keeps `site` (core) as the settings say. */
export interface CurrentSite {
  /** After it, `site` says what was decided last, by whichever process. */
  ready(): Promise<void>
}
