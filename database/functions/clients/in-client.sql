-- A path of the web application inside its client, where there is one: news of a client's work opens among
-- that client's.
create or replace function app.in_client(p_client_id uuid, p_path text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select '/clients/' || c.slug
    from public.clients c
    where c.org_id = app.org_id()
      and c.id = p_client_id
  ), '')
    || p_path;
end $$;
