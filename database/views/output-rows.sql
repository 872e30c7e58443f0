-- A deliverable as a list shows it: everything but its content. Rows are those the reader may see, deleted
-- ones among them.
create view app.output_rows with (security_invoker = true) as
  select
    o.id,
    o.org_id,
    o.output_type,
    o.created_at,
    o.agent_type,
    o.title,
    o.summary,
    o.updated_at,
    o.saved_at,
    o.session_id,
    o.client_id,
    o.shared_at,
    o.deleted_at,
    o.campaign_id
  from public.agent_outputs o;
grant select on app.output_rows to app_user;
