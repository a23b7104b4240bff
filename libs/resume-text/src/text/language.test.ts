import { expect, test } from '@jest/globals';
import { languageOf } from './language.js';

test.each([
  [
    'en',
    'We are looking for an engineer who designs services with the team and mentors other people in our office at the sea.',
  ],
  [
    'de',
    'Wir suchen eine Pflegefachkraft für die Betreuung der Patienten. Ihr Profil: Ausbildung in der Pflege und Freude an der Arbeit mit Menschen.',
  ],
  [
    'fr',
    'Nous recherchons une personne pour le service des urgences, avec une bonne connaissance des soins et de la relation avec les patients.',
  ],
  [
    'es',
    'Buscamos una persona para el servicio de urgencias con experiencia en el cuidado de los pacientes y en la relación con las familias.',
  ],
  [
    'other',
    'Мы ищем инженера, который проектирует сервисы вместе с командой и обучает других людей в нашем офисе в центре города Москвы и области',
  ],
])('%s is told by its small words or its script', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('a short text and a list of names are in no language that could be told', () => {
  expect(languageOf('Wir suchen eine Pflegefachkraft')).toBeUndefined();
  expect(languageOf('Kubernetes, Terraform, Docker, Node.js, PostgreSQL, Redis, Kafka, '.repeat(5))).toBeUndefined();
});
