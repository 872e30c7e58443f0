create or replace function app.team_invitation_json(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', t.id,
      'email', t.email,
      'role_name', t.role_name,
      'client_ids', to_jsonb(t.client_ids),
      'invited_by_name', u.full_name,
      'created_at', t.created_at,
      'expires_at', t.expires_at
    )
    from public.team_invitations t
    left join public.users u on u.org_id = t.org_id and u.id = t.invited_by
    where t.org_id = app.org_id()
      and t.id = p_id
  );
end $$;
