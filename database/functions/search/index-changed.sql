-- Of a row that was added, changed or deleted, what can be found of it. The trigger says its kind.
create or replace function app.index_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject record := case when tg_op = 'DELETE' then old else new end;
begin
  perform app.index_sources(subject.org_id, tg_argv[0], array[subject.id]);
  return null;
end $$;
