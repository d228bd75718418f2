import { defineText } from '../../ui/language/define-text';

/** Current names of zones for which browsers still use an old name. */
const places: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

export const text = defineText('platform/time', {
  places,
  /** The clock of a place, such as "Auckland time". UTC is a time already. */
  clock: ({ place }: { place: string }) => (place === 'UTC' ? place : `${place} time`),
  seconds: ({ count }: { count: string }) => `${count} sec`,
  minutes: ({ count }: { count: string }) => `${count} min`,
});
