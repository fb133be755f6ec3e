import { members } from '../../brand.ts'
import type { Language } from '../../rules/shill/choices.ts'
import type { Names } from '../../rules/shill/slots.ts'
import { shillNames } from '../shillCards.ts'
import { type TemplateSet, templatesFrom } from '../shillSet.ts'
import { german } from './shillTemplates.de.ts'
import { holdLine, shillTemplates } from './shillTemplates.ts'

/** What the product comes with in a language. */
export interface ShillLanguage {
  templates: TemplateSet
  names: Names
  holdLine: string
}

/** Posts of each language: a set of templates, and what things are called. */
export const shillLanguages: Readonly<Record<Language, ShillLanguage>> = {
  en: { templates: shillTemplates, names: shillNames, holdLine },
  de: {
    templates: templatesFrom(german),
    names: { ...shillNames, language: 'de', member: members.de },
    holdLine: german.holdLine,
  },
}
