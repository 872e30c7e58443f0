create trigger search after update of name, version, shared_at, deleted_at or delete
  on public.documents
  for each row execute function app.index_changed('document');
