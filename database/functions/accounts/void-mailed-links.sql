-- Takes back what was mailed before a password changed: reset links, and the link to a new address.
-- Somebody else may have asked for them.
create or replace function app.void_mailed_links(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from auth.verification v
  where v.identifier = 'new-email:' || p_user_id
    or (v.identifier like 'reset-password:%' and v.value = p_user_id::text);
end $$;
grant execute on function app.void_mailed_links to app_auth;
