-- The person's organization; raises NOT_FOUND for any other.
create or replace function app.read_organization(p_id uuid)
returns table (id uuid, name text, type text, slug text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select o.id, o.name, o.type, o.slug
    from public.organizations o
    where o.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.read_organization to app_user;
