-- The import as it stands; NOT_FOUND where it is not there for this person, FORBIDDEN without the ability.
create or replace function app.require_import(p_id uuid) returns public.figure_imports
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports;
begin
  select * into v_import
  from public.figure_imports i
  where i.org_id = app.org_id()
    and i.id = p_id
  for update;
  if v_import.id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('figures.manage', v_import.client_id);
  return v_import;
end $$;
