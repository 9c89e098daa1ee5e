// Written by ./hearthside codegen from the records; do not edit.
export type * from './stone-age';
