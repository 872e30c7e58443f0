-- A member of the person's organization; raises NOT_FOUND for anybody they do not see.
create or replace function app.read_user(p_id uuid)
returns table (id uuid, org_id uuid, email text, full_name text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select u.id, u.org_id, u.email, u.full_name
    from public.users u
    where u.org_id = app.org_id()
      and u.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.read_user to app_user;
