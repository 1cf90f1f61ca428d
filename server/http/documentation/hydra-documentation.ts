import type { Endpoint } from '../../../core/endpoint.ts'
import { apiAddress, site } from '../../../core/site.ts'
import { type Contract, typeOf } from './components.ts'
import type { JsonSchema } from './json-schema.ts'
import { type Field, propertiesOf, type Resource, resourcesOf } from './resources.ts'
import { isSingle, lowerCamel, rangeOf, vocabulary } from './vocabulary.ts'

type JsonLd = Record<string, unknown>

/** The Hydra documentation, written the way API Platform writes it, so that its clients read it. */
export function hydraDocumentation(contract: Contract): JsonLd {
  const resources = resourcesOf(contract)
  return {
    '@context': documentationContext(),
    '@id': apiAddress('/docs.jsonld'),
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': `${site.name} API`,
    'hydra:description': `${site.name} üzerindeki bütün çağrılar ve kayıt türleri.`,
    'hydra:entrypoint': { '@id': apiAddress('') },
    'hydra:supportedClass': [
      ...resources.map((resource) => classOf(contract, resource)),
      entrypointClass(contract, resources),
      ...errorClasses(contract),
    ],
  }
}

function documentationContext(): JsonLd {
  const iri = (id: string) => ({ '@id': id, '@type': '@id' })
  return {
    ...vocabulary(),
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    xmls: 'http://www.w3.org/2001/XMLSchema#',
    owl: 'http://www.w3.org/2002/07/owl#',
    schema: 'https://schema.org/',
    domain: iri('rdfs:domain'),
    range: iri('rdfs:range'),
    subClassOf: iri('rdfs:subClassOf'),
    expects: iri('hydra:expects'),
    returns: iri('hydra:returns'),
  }
}

function classOf(contract: Contract, { type, fields, itemCalls }: Resource): JsonLd {
  return {
    '@id': `#${type}`,
    '@type': 'hydra:Class',
    'rdfs:label': type,
    'hydra:title': type,
    'hydra:supportedProperty': fields.map((field) => supportedProperty(contract, type, field)),
    'hydra:supportedOperation': itemCalls.map((call) => ({
      ...operation(contract, call),
      // Without a word on the answer, clients take the call for unfinished.
      ...(call.answer === undefined && { returns: 'owl:Nothing' }),
    })),
  }
}

function supportedProperty(
  contract: Contract,
  type: string,
  field: Field,
  domain = `#${type}`,
): JsonLd {
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${type}/${field.name}`,
      '@type': 'rdf:Property',
      'rdfs:label': field.name,
      domain,
      range: rangeOf(contract, field.schema),
      ...(isSingle(contract, field.schema) && { 'owl:maxCardinality': 1 }),
    },
    'hydra:title': field.name,
    'hydra:description': field.schema.description,
    'hydra:required': field.isRequired,
    'hydra:readable': field.isReadable,
    'hydra:writeable': field.isWriteable,
  }
}

const actions = {
  GET: 'schema:FindAction',
  POST: 'schema:CreateAction',
  PUT: 'schema:ReplaceAction',
  DELETE: 'schema:DeleteAction',
}

function operation(contract: Contract, call: Endpoint): JsonLd {
  const answer = call.answer && contract.resolve(contract.reference(call.answer))
  const type = answer && typeOf(answer)
  return {
    '@type': ['hydra:Operation', actions[call.method]],
    'hydra:method': call.method,
    'hydra:title': call.summary,
    'rdfs:label': call.summary,
    ...(call.body && { expects: `#${call.resource}` }),
    ...(type && { returns: type.startsWith('hydra:') ? type : `#${type}` }),
  }
}

function entrypointClass(contract: Contract, resources: Resource[]): JsonLd {
  return {
    '@id': '#Entrypoint',
    '@type': 'hydra:Class',
    'hydra:title': 'Entrypoint',
    'hydra:supportedProperty': resources
      .filter(({ collectionPath }) => collectionPath !== undefined)
      .map((resource) => collectionLink(contract, resource)),
    'hydra:supportedOperation': {
      '@type': 'hydra:Operation',
      'hydra:method': 'GET',
      'rdfs:label': 'Bütün koleksiyonların adreslerini verir.',
      returns: '#Entrypoint',
    },
  }
}

function collectionLink(contract: Contract, resource: Resource): JsonLd {
  const { type, collectionCalls, isListed } = resource
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#Entrypoint/${lowerCamel(type)}`,
      '@type': 'hydra:Link',
      'rdfs:label': type,
      domain: '#Entrypoint',
      'rdfs:range': isListed ? rangeOfCollection(type) : { '@id': `#${type}` },
      'hydra:supportedOperation': collectionCalls.map((call) => operation(contract, call)),
    },
    'hydra:title': type,
    'hydra:readable': isListed,
    'hydra:writeable': false,
  }
}

const rangeOfCollection = (type: string): JsonLd[] => [
  { '@id': 'hydra:Collection' },
  {
    'owl:equivalentClass': {
      'owl:onProperty': { '@id': 'hydra:member' },
      'owl:allValuesFrom': { '@id': `#${type}` },
    },
  },
]

function errorClasses(contract: Contract): JsonLd[] {
  const { Error: error, ConstraintViolationList: list } = contract.answers
  const violation = list!.properties!.violations!.items!
  return [
    errorClass(contract, 'Error', error!, 'hydra:Error'),
    errorClass(contract, 'ConstraintViolation', violation),
    {
      ...errorClass(contract, 'ConstraintViolationList', list!),
      subClassOf: 'hydra:Error',
    },
  ]
}

function errorClass(contract: Contract, type: string, schema: JsonSchema, id = `#${type}`): JsonLd {
  const access = { isReadable: true, isWriteable: false, isRequired: false }
  return {
    '@id': id,
    '@type': 'hydra:Class',
    'hydra:title': type,
    'hydra:supportedProperty': Object.entries(propertiesOf([schema])).map(([name, schema]) =>
      supportedProperty(contract, type, { name, schema, ...access }, id),
    ),
  }
}
