-- A picture that the person may see; raises NOT_FOUND.
create or replace function app.image_bytes(p_id uuid) returns bytea
language plpgsql stable set search_path = ''
as $$
declare
  kept bytea;
begin
  select i.bytes into kept
  from public.images i
  where i.org_id = app.org_id()
    and i.id = p_id;
  if kept is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return kept;
end $$;
grant execute on function app.image_bytes to app_user;
