-- The clients that work is done for now, by name; what a chooser needs of them.
create or replace function app.client_names()
returns table (id uuid, slug text, name text, status text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select c.id, c.slug, c.name, c.status
    from public.clients c
    where c.org_id = app.org_id()
      and c.archived_at is null
    order by lower(c.name), c.id
    limit 10000;
end $$;
grant execute on function app.client_names to app_user;
