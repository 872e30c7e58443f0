-- Everything kept about the person, as they may take it away: no secrets, and of their work what their
-- roles still show them.
create or replace function app.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := app.user_id();
  org uuid := app.org_id();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'identity', (
      select jsonb_build_object(
        'id', u.id,
        'email', u.email,
        'name', u.name,
        'email_confirmed', u."emailVerified",
        'created_at', u."createdAt",
        'second_factor', u.second_factor
      )
      from auth."user" u
      where u.id = me
    ),
    'memberships', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'organization', o.name,
          'joined_at', u.created_at,
          'roles', (
            select jsonb_agg(jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id))
            from public.role_assignments r
            where r.org_id = u.org_id
              and r.user_id = me
          )
        )
      )
      from public.users u
      join public.organizations o on o.id = u.org_id
      where u.id = me
    ), '[]'),
    'preferences', (
      select jsonb_build_object('theme', u.theme, 'default_agent', u.default_agent)
      from public.users u
      where u.org_id = org
        and u.id = me
    ),
    'sessions', coalesce((select jsonb_agg(to_jsonb(s)) from app.my_sessions() s), '[]'),
    'notification_settings', coalesce((
      select jsonb_agg(to_jsonb(n) - 'org_id' - 'user_id')
      from public.notification_settings n
      where n.org_id = org
        and n.user_id = me
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(to_jsonb(n) - 'org_id' - 'user_id' order by n.created_at)
      from public.notifications n
      where n.org_id = org
        and n.user_id = me
    ), '[]'),
    'feedback', coalesce((
      select jsonb_agg(to_jsonb(f) - 'org_id' order by f.created_at)
      from public.feedback f
      where f.org_id = org
        and f.user_id = me
    ), '[]'),
    'conversations', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', s.id,
          'title', s.title,
          'agent_type', s.agent_type,
          'created_at', s.created_at,
          'messages', (
            select jsonb_agg(
              jsonb_build_object('role', m.role, 'body', m.body, 'created_at', m.created_at)
              order by m.created_at
            )
            from public.agent_messages m
            where m.org_id = org
              and m.session_id = s.id
          )
        )
        order by s.created_at
      )
      from public.agent_sessions s
      where s.org_id = org
        and s.created_by = me
        and s.deleted_at is null
        and (app.works_in_organization() or s.client_id = any (app.working_client_ids()))
    ), '[]'),
    'outputs', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', o.id,
          'title', o.title,
          'output_type', o.output_type,
          'content', o.content,
          'created_at', o.created_at
        )
        order by o.created_at
      )
      from public.agent_outputs o
      where o.org_id = org
        and o.created_by = me
        and o.deleted_at is null
        and (app.works_in_organization() or o.client_id = any (app.working_client_ids()))
    ), '[]'),
    'campaigns', coalesce((
      select jsonb_agg(to_jsonb(c) - 'org_id' order by c.created_at)
      from public.campaigns c
      where c.org_id = org
        and c.created_by = me
        and (app.sees_organization() or c.client_id = any (app.visible_client_ids()))
    ), '[]'),
    'portal_messages', coalesce((
      select jsonb_agg(
        jsonb_build_object('body', m.body, 'created_at', m.created_at) order by m.created_at
      )
      from public.portal_messages m
      where m.org_id = org
        and m.author_id = me
        and (app.sees_organization() or m.client_id = any (app.visible_client_ids()))
    ), '[]'),
    'approvals', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', a.id,
          'status', a.status,
          'note', case when a.requested_by = me then a.note end,
          'requested_at', a.requested_at,
          'comment', case when a.decided_by = me then a.comment end,
          'decided_at', a.decided_at
        )
        order by a.requested_at
      )
      from public.approvals a
      where a.org_id = org
        and (a.requested_by = me or a.decided_by = me)
        and (app.sees_organization() or a.client_id = any (app.visible_client_ids()))
    ), '[]'),
    'saved_views', coalesce((
      select jsonb_agg(
        jsonb_build_object('scope', v.scope, 'name', v.name, 'filter', v.filter)
        order by v.created_at
      )
      from public.saved_views v
      where v.org_id = org
        and v.user_id = me
    ), '[]'),
    'audit', coalesce((
      select jsonb_agg(
        jsonb_build_object('at', a.created_at, 'action', a.action, 'entity', a.entity) order by a.id
      )
      from public.audit_log a
      where a.org_id = org
        and a.actor_id = me
    ), '[]')
  );
end $$;
grant execute on function app.export_my_data to app_user;
