-- Who somebody is, for a line of the log that must still read well when they are gone.
create or replace function app.person_words(p_org_id uuid, p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object('person', u.full_name, 'email', u.email)
    from public.users u
    where u.org_id = p_org_id
      and u.id = p_user_id
  ), '{}');
end $$;
