-- What people are told and which ways, until they choose otherwise.
delete from app.notification_defaults;
insert into app.notification_defaults (event, in_app, mail, digest)
values
  ('output.ready', true, false, true),
  ('insight.waiting', true, false, true),
  ('task.due', true, false, true),
  ('quick-win.due', true, false, true),
  ('approval.asked', true, true, false),
  ('approval.decided', true, true, false),
  ('portal.message', true, true, false),
  ('report.shared', true, false, true),
  ('report.comment', true, true, false),
  ('team.joined', true, true, false),
  ('team.changed', true, true, false);
