-- Forgets a view of the person's own; raises NOT_FOUND.
create or replace function app.delete_view(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  delete
  from public.saved_views v
  where v.org_id = app.org_id()
    and v.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.delete_view to app_user;
