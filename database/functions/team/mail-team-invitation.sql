create or replace function app.mail_team_invitation(p_id uuid, p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_mail(
    t.email,
    'team-invitation',
    jsonb_build_object(
      'organization', o.name,
      'inviter', (
        select u.full_name
        from public.users u
        where u.org_id = t.org_id
          and u.id = app.user_id()
      ),
      'role_name', t.role_name,
      'path', '/accept-invitation/' || p_token
    )
  )
  from public.team_invitations t
  join public.organizations o on o.id = t.org_id
  where t.org_id = app.org_id()
    and t.id = p_id;
end $$;
