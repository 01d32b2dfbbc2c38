/** A product without groups and filters. */
export const noSlots = {
  grp1_count: null,
  grp2_count: null,
  filter1_nature: null,
  filter2_nature: null,
  filter3_nature: null,
  filter4_nature: null,
  filter1_typeUuid: null,
  filter2_typeUuid: null,
  filter3_typeUuid: null,
  filter4_typeUuid: null,
};
