import { refusals } from '../../messages.ts'
import { Refused } from './reading/refused.ts'

/**
 * Where an archive of our own, known by its `hokka.json`, is handed over to the feature that made it. Until that one can read
 * archives again, whoever sends one is told so.
 */
export async function importHokkaArchive(_path: string, _userId: number): Promise<void> {
  throw new Refused(refusals.import.hokka)
}
