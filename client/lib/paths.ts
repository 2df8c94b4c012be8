export * from '#common/paths';
