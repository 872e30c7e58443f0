-- Whose calendar a secret opens; no row where it opens none.
create or replace function app.calendar_owner(p_org_id uuid, p_secret uuid)
returns table (org_id uuid, user_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select f.org_id, f.user_id
    from public.calendar_feeds f
    where f.org_id = p_org_id
      and f.secret = p_secret;
end $$;
grant execute on function app.calendar_owner to app_auth;
